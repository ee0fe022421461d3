import type { Finding } from "#core/rules/finding.schema.ts";
import { checkHeaders } from "../../src/tools/header-checker/header-checker.server.ts";
import { fetchedPage, pagePorts } from "./page-ports.ts";

/** What the header checker proposes to whoever runs such a server, for a page that is sent without anything. */
export async function proposedFixes(server: "apache" | "nginx"): Promise<string[]> {
  const bare = pagePorts((address) =>
    fetchedPage(address, {
      headers: [
        ["content-type", "text/html"],
        ["x-robots-tag", "noindex"],
      ],
    }),
  );
  const { reports } = await checkHeaders({ url: "https://a.example/" }, bare, new AbortController().signal);
  const said: Finding[] = reports.flatMap(({ findings }) => findings);
  const offered = said.flatMap(({ fix, alternatives = [] }) => [fix, ...alternatives]);
  return [...new Set(offered.flatMap((each) => (each?.kind === server ? each.code : [])))];
}
