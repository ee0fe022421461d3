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

/** Apart from the files themselves, so that the page does not load what writes them. */
export function brokenLinkFileNames(output: BrokenLinkOutput): string[] {
  const redirects = deadPages(output).length > 0 ? ["redirects.htaccess", "redirects.nginx.conf", "redirects.csv"] : [];
  return ["broken-links.csv", "broken-links.json", ...redirects];
}
