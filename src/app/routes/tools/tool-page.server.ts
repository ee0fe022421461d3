import type { RouterContextProvider } from "react-router";
import { toJSONSchema } from "zod/v4/core";
import { applyToolDocument } from "#content/tool/apply-tool-document.ts";
import { readToolDocument } from "#content/tool/tool.content-type.ts";
import { FETCHED_KEPT, PASTED_KEPT } from "#core/page-check/page-retention.ts";
import { fillIn } from "#core/text/fill-in.ts";
import type { AnyTool } from "#core/tool/define-tool.ts";
import { fieldsOfSchema } from "#core/tool/fields-of-schema.ts";
import { JOBS_KEPT } from "#core/tool/job-retention.ts";
import { SentFile } from "#core/tool/sent-file.ts";
import { toolCategories } from "#core/tool/tool-category.ts";
import type { ToolCopy } from "#core/tool/tool-copy.ts";
import { addressOf, inputOf, textsIn, textsOf } from "#core/tool/tool-fields.ts";
import { type Site, type ToolRunAnswer, visitorContext } from "../../site-context.ts";

/** Everything a tool page shows that does not depend on a run. */
export async function toolPageData(site: Site, slug: string) {
  const found = site.tools.get(slug);
  if (!found) return undefined;
  const { tool } = found;
  const copy = withFigures(applyToolDocument(found.copy, await readToolDocument(site.content, slug)), site.runsAMinute);
  const all = [...site.tools.values()].map((entry) => entry.tool);
  const rank = toolCategories.findIndex(({ id }) => id === tool.category);
  return {
    origin: site.origin,
    slug,
    sheet: site.toolSheet(slug),
    name: tool.name,
    tagline: tool.tagline,
    category: toolCategories[rank]?.title ?? "",
    categoryId: tool.category,
    runsIn: tool.runsIn,
    fields: fieldsOfSchema(tool.input),
    examples: tool.examples,
    rules: tool.rules?.length ?? 0,
    copy,
    siblings: all.filter((other) => other.category === tool.category).map(({ slug, name }) => ({ slug, name })),
    nextCategory: [...toolCategories.slice(rank + 1), ...toolCategories.slice(0, Math.max(0, rank))].find(({ id }) =>
      all.some((other) => other.category === id),
    )?.title,
    pageViews: opensPages(tool) ? all.filter(opensPages).map(({ slug, name }) => ({ slug, name })) : [],
    reviews: await site.listReviews(slug),
    localTools: all.filter((other) => other.runsIn === "browser" && other.slug !== slug).map(({ slug, name }) => ({ slug, name })),
  };
}

function withFigures(copy: ToolCopy, runsAMinute: number): ToolCopy {
  const values = { runsAMinute, fetchedKept: FETCHED_KEPT, pastedKept: PASTED_KEPT, jobsKept: JOBS_KEPT };
  return JSON.parse(JSON.stringify(copy), (_, value) => (typeof value === "string" ? fillIn(value, values) : value));
}

const opensPages = ({ reads, opensKept }: AnyTool) => reads !== undefined || opensKept === true;

/** Runs what an address or a form without JavaScript asks for. Undefined when it asks for nothing. */
export async function runFromTexts(
  context: Readonly<RouterContextProvider>,
  tool: AnyTool,
  texts: Readonly<Record<string, string>>,
  files: FormFiles = {},
) {
  const example = tool.examples[Number(texts["example"]) - 1];
  const input = example ? (example.input as Record<string, unknown>) : inputOf(fieldsOfSchema(tool.input), texts);
  if (Object.keys({ ...input, ...files }).length === 0) return undefined;
  const answer = await context.get(visitorContext).runTool(tool.slug, { ...input, ...files });
  return { submitted: shownAgain(tool, textsOf(input)), answer: tool.inDocument ? shortened(answer, tool.inDocument) : answer };
}

function shortened(answer: ToolRunAnswer, inDocument: NonNullable<AnyTool["inDocument"]>): ToolRunAnswer {
  if (answer.kind !== "done" || !answer.outcome.ok) return answer;
  return { ...answer, outcome: { ok: true, data: inDocument(answer.outcome.data) } };
}

/** The parameters of an address that asks for the same as a form; empty when none can. */
export function addressOfTexts(tool: AnyTool, texts: Readonly<Record<string, string>>): string {
  const fields = fieldsOfSchema(tool.input);
  return String(addressOf(fields, inputOf(fields, texts)) ?? "");
}

/** What a form shows again of what was given: no text beyond its field's length, and none that would make a page of megabytes. */
function shownAgain(tool: AnyTool, texts: Record<string, string>): Record<string, string> {
  const { properties = {} } = toJSONSchema(tool.input, { io: "input", unrepresentable: "any" }) as { properties?: Record<string, Field> };
  const longest = (name: string) => Math.min(properties[name]?.maxLength ?? LONGEST_SHOWN, LONGEST_SHOWN);
  return Object.fromEntries(Object.entries(texts).filter(([name, text]) => text.length <= longest(name)));
}

interface Field {
  maxLength?: number;
}

/** A character may take ten in the page: it stands in the field, and in the data that React takes over. */
const LONGEST_SHOWN = 100_000;

/** The files of a form by field: each as it lies on the disk, a small one as its bytes in base64. */
type FormFiles = Readonly<Record<string, SentFile | string | readonly (SentFile | string)[]>>;

/** What a posted form holds for a tool. A chosen file stands for the pasted text that it holds, or for its bytes where the tool wants those. */
export async function readToolForm(tool: AnyTool, form: FormData): Promise<{ texts: Record<string, string>; files: FormFiles }> {
  const texts = textsIn(form);
  const files: Record<string, SentFile | string> = {};
  const fields = fieldsOfSchema(tool.input);
  for (const [name, value] of form) {
    if (typeof value === "string" || value.size === 0) continue;
    if (fields[name]?.as === "bytes") {
      files[name] = await fileOf(value);
      texts[`${name}Name`] = value.name;
    } else texts[name === "file" ? "html" : name] = await value.text();
  }
  return { texts, files };
}

/** What a program sent as a form. Further files under a name of their own are a list: the other pages of a PDF. */
export async function inputOfForm(tool: AnyTool, form: FormData): Promise<Record<string, unknown>> {
  const fields = fieldsOfSchema(tool.input);
  const { texts, files } = await readToolForm(tool, form);
  const input = { ...inputOf(fields, texts), ...files };
  for (const name of new Set(form.keys())) {
    const listed = form.getAll(name).filter((value) => typeof value !== "string");
    if (listed.length > 0 && !fields[name]) input[name] = await Promise.all(listed.map(fileOf));
  }
  return input;
}

const fileOf = async (file: File) => (file instanceof SentFile ? file : Buffer.from(await file.arrayBuffer()).toString("base64"));

/** The names that mean something in the address of a tool's page: its fields, one of its examples, a long run. */
export function toolPageReads(tool: AnyTool | undefined): ReadonlySet<string> {
  if (!tool) return new Set();
  const known = reads.get(tool) ?? new Set(["job", "example", ...Object.keys(fieldsOfSchema(tool.input))]);
  reads.set(tool, known);
  return known;
}

const reads = new WeakMap<AnyTool, ReadonlySet<string>>();
