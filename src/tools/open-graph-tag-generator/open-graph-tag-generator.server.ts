import type { PageInput } from "#core/page-check/page-input.ts";
import type { ToolPorts } from "#core/tool/tool-ports.ts";
import type { OgFields } from "#engines/head-tags/og-properties.ts";
import { probeImage } from "#engines/image-probe/probe-image.ts";
import { gatherPages } from "#engines/page-snapshot/gather-pages.ts";
import { importOg } from "./import-og.ts";
import { judgeOg, ogCode } from "./open-graph-tag-generator.engine.ts";
import type { OpenGraphTagGeneratorInput, OpenGraphTagGeneratorOutput } from "./open-graph-tag-generator.schema.ts";

type Ports = Pick<ToolPorts, "openPage" | "fetchPage" | "showImage">;
type Output = OpenGraphTagGeneratorOutput;

/** Takes the fields, or a page to read them from; looks at the picture either way. */
export async function makeOgTags(input: OpenGraphTagGeneratorInput, ports: Ports, signal: AbortSignal): Promise<Output> {
  const { importUrl: url, importHtml: html, snapshot, ...fields } = input;
  if (snapshot !== undefined) return importTags({ snapshot }, ports, signal);
  if (url !== undefined || html !== undefined) return importTags({ url, html }, ports, signal);
  const image = await lookAt(fields.image, ports, signal);
  return { fields, code: ogCode(fields), ...judgeOg({ fields, image, page: null }), image, imported: null };
}

async function importTags(source: PageInput, ports: Ports, signal: AbortSignal): Promise<Output> {
  const { pages } = await gatherPages(source, ports, signal, { acceptsAny: false });
  const [{ snapshot, kept }] = pages as [(typeof pages)[number]];
  const { own, fields, filled, page } = importOg(snapshot);
  const image = await lookAt(fields.image, ports, signal);
  const measured = withMeasures(fields, image);
  return {
    fields: measured.fields,
    code: ogCode(measured.fields),
    ...judgeOg({ fields: own, image, page }),
    image,
    imported: {
      input: snapshot.request.input,
      url: snapshot.request.url,
      kept,
      tags: page.tags.length,
      filled: [...filled, ...measured.filled],
    },
  };
}

async function lookAt(address: string | undefined, ports: Ports, signal: AbortSignal): Promise<Output["image"]> {
  const url = URL.parse(address?.trim() ?? "");
  if (!url || !/^https?:$/.test(url.protocol)) return null;
  const image = await probeImage(url.href, ports, signal);
  if (image.problem !== null && isForExamples(url)) return null;
  return { ...image, shown: image.problem === null ? ports.showImage(image.finalUrl) : null };
}

/** RFC 2606: names under .example are for showing, and nobody answers there. */
function isForExamples({ hostname }: URL): boolean {
  return hostname.endsWith(".example");
}

/** What a look at the picture tells and the page does not. */
function withMeasures(fields: OgFields, image: Output["image"]): { fields: OgFields; filled: { field: string; from: string }[] } {
  if (!image?.width || !image.height || fields.imageWidth || fields.imageHeight) return { fields, filled: [] };
  const from = "the picture itself";
  return {
    fields: { ...fields, imageWidth: String(image.width), imageHeight: String(image.height) },
    filled: [
      { field: "imageWidth", from },
      { field: "imageHeight", from },
    ],
  };
}
