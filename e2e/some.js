// Of what is much the same for each of them the tests try some, and which of them differs from file to file; all of them with
// `cargo xtask test --thorough`.
const thorough = process.env.QUINCUNX_THOROUGH === '1';

/** So many of all, from this place on and around. */
export const some = (all, count, from) => all.filter((_, place) => thorough || (place - from + all.length) % all.length < count);
