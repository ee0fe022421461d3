import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const AXE = readFileSync(createRequire(import.meta.resolve("@axe-core/playwright")).resolve("axe-core/axe.min.js"), "utf8");
const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a change of theme can break, and what a change of width can. */
const PART = { colours: ["color-contrast"], sizes: ["color-contrast", "target-size", "scrollable-region-focusable"] };
/** Of a list that is one component over and over, the first few stand for all. */
const REPEATED = [".rules-rule:nth-of-type(n + 3)"];

interface Look {
  part?: string;
  /** The footer is the same on every page, on a ground of its own: judged where it is asked for. */
  withFooter?: boolean;
}

/**
 * What axe finds on a page or in a part of it, a line a rule. It judges nothing that is hidden, but walks through it at every look, and the
 * closed menus are most of a small page: they are emptied meanwhile. Not so a part that React is still to take over: it would find the
 * part empty if it came during the look.
 */
export async function violationsOf(
  page: Page,
  what: "everything" | keyof typeof PART = "everything",
  { part = "html", withFooter = false }: Look = {},
): Promise<string[]> {
  // Half a megabyte of script: once a page, not once a look.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`${AXE};0`);
  return page.evaluate(
    async ({ runOnly, include, exclude, withFooter }) => {
      const namesOf = (part: object) => Object.keys(part).filter((name) => name.startsWith("__react"));
      const isAwake = namesOf(document).length > 0;
      const closed = [...document.querySelectorAll(".mega")].filter((menu) => !menu.checkVisibility());
      const footer = withFooter ? [] : [...document.querySelectorAll("body > footer")];
      const emptied = [...closed, ...footer]
        .filter((element) => !isAwake || namesOf(element).length > 0)
        .map((element) => ({ element, children: [...element.childNodes] }));
      for (const { element } of emptied) element.replaceChildren();
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(
        { include: [[include]], exclude: exclude.map((selector) => [selector]) },
        { runOnly, resultTypes: ["violations"], preload: false },
      );
      for (const { element, children } of emptied) element.replaceChildren(...children);
      return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`.slice(0, 300));
    },
    {
      runOnly: what === "everything" ? { type: "tag", values: RULES } : { type: "rule", values: PART[what] },
      include: part,
      exclude: REPEATED,
      withFooter,
    },
  );
}

interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}
