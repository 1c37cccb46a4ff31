"""Results of the nightly verifier on the stored journals, and reports made from them."""
