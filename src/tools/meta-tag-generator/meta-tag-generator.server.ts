import type { PageInput } from "#core/page-check/page-input.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import { siteNameOf } from "#engines/page-snapshot/naming/site-name.ts";
import { importMeta } from "./import-meta.ts";
import { judgeMeta, metaCode } from "./meta-tag-generator.engine.ts";
import type { MetaTagGeneratorInput, MetaTagGeneratorOutput } from "./meta-tag-generator.schema.ts";

type Ports = Pick<ToolPorts, "openPage" | "now">;

/** Takes the fields, or a page to read them from. */
export async function makeMetaTags(input: MetaTagGeneratorInput, ports: Ports, signal: AbortSignal): Promise<MetaTagGeneratorOutput> {
  const { importUrl: url, importHtml: html, snapshot, ...fields } = input;
  if (snapshot !== undefined) return importTags({ snapshot }, ports, signal);
  if (url !== undefined || html !== undefined) return importTags({ url, html }, ports, signal);
  return { fields, code: metaCode(fields), ...judgeMeta(fields, ports.now()), imported: null };
}

async function importTags(source: PageInput, ports: Ports, signal: AbortSignal): Promise<MetaTagGeneratorOutput> {
  const { pages } = await gatherPages(source, ports, signal, { acceptsAny: false });
  const [{ snapshot, kept }] = pages as [(typeof pages)[number]];
  const { fields, before, others } = importMeta(snapshot);
  return {
    fields,
    code: metaCode(fields),
    ...judgeMeta(fields, ports.now()),
    imported: {
      input: snapshot.request.input,
      url: snapshot.request.url,
      siteName: siteNameOf(snapshot).name,
      kept,
      lang: snapshot.lang?.raw.trim() ?? "",
      before: before.map(({ attributes, ...tag }) => ({
        ...tag,
        attributes: attributes.map(([name, value]) => [name, value] as [string, string]),
      })),
      others: others.slice(0, 200),
    },
  };
}
