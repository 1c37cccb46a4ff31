"""New Hampshire Hold ’Em: three bonus bets and posted jackpots."""
