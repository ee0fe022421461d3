import { defineServerTool } from "#core/tool/define-tool.ts";
import { sampleTool } from "./sample-tool.engine.ts";
import { sampleToolInput, sampleToolOutput } from "./sample-tool.schema.ts";

export const tool = defineServerTool({
  slug: "sample-tool",
  name: "Sample tool",
  tagline: "Say in one line what it reads and what you get.",
  category: "authority",
  menu: { name: "Sample tool", line: "What you get of it" },
  addedOn: "2026-01-01",
  needs: ["fetchPage", "now"],
  input: sampleToolInput,
  output: sampleToolOutput,
  examples: [{ title: "one that answers and one that does not", input: { sites: ["example.com", "no-such-site.invalid"] } }],
  async run({ sites }, { fetchPage, now }, signal) {
    const today = now().toISOString().slice(0, 10);
    const rows = await Promise.all(
      sites.map(async (name) => {
        const status = await fetchPage(`https://${name}/`, { signal }).then(
          (page) => page.status,
          () => null,
        );
        return { name, figures: { answer: sampleTool(status, today) } };
      }),
    );
    return { rows };
  },
});
