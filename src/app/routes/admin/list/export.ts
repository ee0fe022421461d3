import { data } from "react-router";
import { readListQuery } from "#core/lists/list-query.ts";
import { toCsv } from "#core/text/csv.ts";
import { siteContext } from "../../../site-context.ts";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/export.ts";
import { listExports } from "./list-exports.server.ts";

/** The whole list that an address names, as a file. Whoever takes addresses of people away is in the log. */
export async function loader({ params: { list }, request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, staff } = staffOf(site, request);
  const write = Object.hasOwn(listExports, list) ? listExports[list] : undefined;
  if (!write) throw data(null, { status: 404 });
  const cells = await write(staff, readListQuery(request.url, { isWhole: true }));
  await staff.log.write({
    actor: actor.email,
    action: "list.export",
    subject: list,
    detail: `${cells.length - 1} rows ${new URL(request.url).search}`.trim(),
  });
  return new Response(toCsv(cells), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${list}-${site.now().toISOString().slice(0, 10)}.csv"`,
      "cache-control": "private, no-store",
    },
  });
}
