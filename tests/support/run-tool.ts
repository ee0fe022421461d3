import { tools } from "#tools/registry.server.ts";
import { fetchedPage, pagePorts } from "./page-ports.ts";

/** A tool by its name, with an input that its schema reads; what it asks the network for is not there unless ports are given. */
// biome-ignore lint/suspicious/noExplicitAny: each tool has an input and an output of its own.
export async function runTool(slug: string, input: object, ports: object = {}): Promise<any> {
  // biome-ignore lint/suspicious/noExplicitAny: as above.
  const tool = tools.get(slug)?.tool as any;
  const around = { ...pagePorts((address) => fetchedPage(address, { status: 404 })), showImage: (address: string) => address, ...ports };
  return tool.run(tool.input.parse(input), around, new AbortController().signal);
}
