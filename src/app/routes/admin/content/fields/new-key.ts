/** A name for a member of a list that no other has. */
export const newKey = () =>
  crypto
    .getRandomValues(new Uint32Array(2))
    .reduce((key, part) => key + part.toString(16).padStart(8, "0"), "")
    .slice(0, 12);
