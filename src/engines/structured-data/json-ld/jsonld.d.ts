/** The part of jsonld 9 that we call; the package ships no types. */
declare module "jsonld" {
  interface RemoteDocument {
    contextUrl: null;
    documentUrl: string;
    document: unknown;
    /** "static": kept once for all runs. */
    tag?: "static";
  }
  interface Options {
    base?: string;
    documentLoader(url: string): Promise<RemoteDocument>;
  }
  const jsonld: {
    expand(input: unknown, options: Options): Promise<Record<string, unknown>[]>;
    /** Names blank nodes the same in equal graphs, so that they can be compared. */
    canonize(
      input: string,
      options: { inputFormat: "application/n-quads"; format: "application/n-quads"; algorithm: "RDFC-1.0" },
    ): Promise<string>;
    toRDF(input: unknown, options: Options & { format: "application/n-quads" }): Promise<string>;
  };
  export default jsonld;
}
