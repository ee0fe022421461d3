import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What a change of theme can break, and what a change of width can. */
const PART = { colours: ["color-contrast"], sizes: ["color-contrast", "target-size", "scrollable-region-focusable"] };

/** What axe finds on a page or in a part of it, a line a rule. */
export async function violationsOf(page: Page, what: "everything" | keyof typeof PART = "everything", part?: string): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode(true);
  if (part) axe.include(part);
  const { violations } = await (what === "everything" ? axe.withTags(RULES) : axe.withRules(PART[what])).analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target).join(" | ")}`.slice(0, 300));
}
