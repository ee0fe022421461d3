import { PAGES_TO_EDIT } from "#core/crawl/pages-to-edit.ts";
import type { LinkClass } from "#engines/crawler/link-check/target-verdict.ts";
import type { BrokenLinkOutput, LinkFinding } from "./broken-link-detector.schema.ts";

/** Dead pages of the site that somebody still links to. One that redirects already has a rule, and it is that rule which is wrong. */
export function deadPages({ findings, home }: BrokenLinkOutput): LinkFinding[] {
  return findings.filter(
    ({ url, class: kind, isInternal, finalUrl, sources }) =>
      isInternal &&
      (kind === "broken" || kind === "soft-404") &&
      finalUrl === undefined &&
      !url.includes("#") &&
      url !== home &&
      sources.some((source) => source.kind === "a" || source.kind === "area"),
  );
}

const EDITED: readonly LinkClass[] = ["broken", "soft-404", "server-error", "insecure", "redirected"];

/** A link whose target refuses robots or did not answer may be fine, so it is not in the list of edits. */
export const hasToBeEdited = ({ class: kind }: LinkFinding): boolean => EDITED.includes(kind);

/** In a module of its own, so that the page does not load the code that writes the files. */
export function brokenLinkFileNames(output: BrokenLinkOutput): string[] {
  const redirects = deadPages(output).length > 0 ? ["redirects.htaccess", "redirects.nginx.conf", "redirects.csv"] : [];
  const edits = output.findings.some(hasToBeEdited) ? [PAGES_TO_EDIT] : [];
  return ["broken-links.csv", ...edits, "broken-links.json", ...redirects];
}
