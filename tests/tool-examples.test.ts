import { afterAll, beforeAll, expect, it } from "vitest";
import { AppError } from "#core/errors/app-error.ts";
import { tools } from "#tools/registry.server.ts";
import { openToolFixture } from "./support/tool-fixture.ts";
import { verdictFaults } from "./support/verdict-faults.ts";

let fixture: Awaited<ReturnType<typeof openToolFixture>>;
beforeAll(async () => {
  const resolve = (host: string) => Promise.reject(new AppError("dns_not_found", { host }));
  fixture = await openToolFixture({ allowHosts: [], resolve });
});
afterAll(() => fixture.close());

const examples = [...tools.values()].flatMap(({ tool }) =>
  tool.examples.map((example) => ({ tool, example, name: `${tool.slug}: ${example.title}` })),
);

it.each(examples)("$name", async ({ tool, example: { input, outcome } }) => {
  const answer = tool.runsIn === "browser" ? await tool.run(input) : await fixture.run(tool.slug, input);
  const said = textsIn(answer).join("\n");
  expect(verdictFaults(answer)).toEqual([]);
  // What a public address answers cannot be known here.
  if (said.includes("dns_not_found")) expect(outcome).toBeUndefined();
  else expect(said).toContain(outcome ?? "an outcome, which this example does not name");
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
