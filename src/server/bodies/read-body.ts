/**
 * The whole body of a request, in memory. The one place that reads bodies, with the forms' reader (tests/architecture.test.ts): what
 * arrives here went through the bound of its address.
 */
export async function readBody(request: Request): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of request.body ?? []) pieces.push(piece);
  return Buffer.concat(pieces);
}
