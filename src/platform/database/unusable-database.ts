/** The database cannot be opened as it is. Its message is for whoever starts the server; a stack would tell them nothing. */
export class UnusableDatabase extends Error {
  override name = "UnusableDatabase";
}
