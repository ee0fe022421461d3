// npm run create:tool -- hreflang-checker [--server]
// Writes a tool's folder in the form that the registry collects, with an engine test that says what to do next.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [slug = "", flag] = process.argv.slice(2);
if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) stop("Name the tool by its slug: npm run create:tool -- hreflang-checker");
const folder = join("src/tools", slug);
if (existsSync(folder)) stop(`${folder} is there already.`);

const isServer = flag === "--server";
const name = slug.replaceAll("-", " ").replace(/^./, (letter) => letter.toUpperCase());
const camel = slug.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const pascal = camel.replace(/^./, (letter) => letter.toUpperCase());
const today = new Date().toISOString().slice(0, 10);

const files: Record<string, string> = {
  "schema.ts": `import * as z from "zod/mini";

export const ${camel}Input = z.object({
  text: z.string().check(z.minLength(1, "Type or paste a text."), z.maxLength(1_000_000, "The text is longer than 1 MB.")),
});
export type ${pascal}Input = z.output<typeof ${camel}Input>;

export const ${camel}Output = z.object({ characters: z.number() });
export type ${pascal}Output = z.output<typeof ${camel}Output>;
`,
  "engine.ts": `import type { ${pascal}Input, ${pascal}Output } from "./${slug}.schema.ts";

/** Judgement as a pure function: the same input always gives the same output. */
export function ${camel}({ text }: ${pascal}Input): ${pascal}Output {
  return { characters: [...text].length };
}
`,
  "engine.test.ts": `import { describe, expect, it } from "vitest";
import { ${camel} } from "./${slug}.engine.ts";

describe("${camel}", () => {
  it.each([
    ["héllo", 5],
    ["👩", 1],
  ])("counts %s as %i", (text, characters) => expect(${camel}({ text })).toEqual({ characters }));
});
`,
  "tool.ts": `import { ${isServer ? "defineServerTool" : "defineBrowserTool"} } from "#core/tool/define-tool.ts";
import { ${camel} } from "./${slug}.engine.ts";
import { ${camel}Input, ${camel}Output } from "./${slug}.schema.ts";

export const tool = ${isServer ? "defineServerTool" : "defineBrowserTool"}({
  slug: "${slug}",
  name: "${name}",
  tagline: "Say in one line what it reads and what you get.",
  category: "utilities",
  addedOn: "${today}",
  input: ${camel}Input,
  output: ${camel}Output,
  examples: [{ title: "one word", input: { text: "hello" } }],${isServer ? '\n  needs: ["fetchPage"],' : ""}
  run: ${isServer ? `async (input) => ${camel}(input)` : camel},
});
`,
  "view.tsx": `import { ResultActions } from "#ui/tool/result-actions.tsx";
import { RunField, ToolFrame } from "#ui/tool/tool-frame.tsx";
import type { ToolViewProps } from "#ui/tool/tool-view-props.ts";
import { useToolRun } from "#ui/tool/use-tool-run.ts";
${isServer ? "" : `import { ${camel} } from "./${slug}.engine.ts";\n`}import type { ${pascal}Input, ${pascal}Output } from "./${slug}.schema.ts";

export function View(page: ToolViewProps<${pascal}Input, ${pascal}Output>) {
  const run = useToolRun<${pascal}Input, ${pascal}Output>({ slug: page.slug, outcome: page.outcome, runs: page.runs${isServer ? "" : `, runLocally: ${camel}`} });
  return (
    <ToolFrame
      page={page}
      run={run}
      action="Check it"
      busy="Checking…"
      toInput={(form) => ({ text: String(form.get("text") ?? "") })}
      result={(data) => (
        <section className="panel">
          <p className="lead">{data.characters} characters</p>
          <ResultActions name={page.slug} json={data} onClear={run.clear} runs={run.runs} />
        </section>
      )}
    >
      <RunField label="Text" name="text" defaultValue={page.given["text"] ?? ""} required />
    </ToolFrame>
  );
}
`,
  "copy.ts": `import type { ToolCopy } from "#core/tool/tool-copy.ts";

export const copy: ToolCopy = {
  seoTitle: "${name}",
  seoDescription: "Say in 120 to 150 characters what it reads and what you get.",
  intro: "Say in one sentence what it reads and what you get.",
  steps: [{ stepTitle: "Give it something", stepDescription: "What to type or paste." }],
  checks: [{ title: "The first thing.", text: "How it is judged." }],
  cannotKnow: [{ title: "The limit.", text: "What no tool can tell from here." }],
  content: [],
  limits: "30 runs a minute.",
  sources: [{ title: "The specification", url: "https://example.com/", checkedOn: "${today}" }],
  faq: [{ question: "A question a user asked?", answer: "Its answer, in the first sentence." }],
  handOff: { service: "seo", title: "Want this done?", text: "Say what the service does with the result." },
};
`,
};

mkdirSync(folder);
for (const [ending, text] of Object.entries(files)) writeFileSync(join(folder, `${slug}.${ending}`), text);
// Names differ in length, so the lines are broken anew.
spawnSync("biome", ["check", "--write", folder], { stdio: "ignore" });
console.log(
  `Made ${folder}. Its page, API call, menu and sitemap entries are there after the next build; now write the engine, then the words.`,
);

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}
