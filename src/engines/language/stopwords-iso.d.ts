declare module "stopwords-iso" {
  /** Words by two-letter language code. */
  const lists: Readonly<Record<string, readonly string[]>>;
  export default lists;
}
