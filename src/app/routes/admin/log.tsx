import { readListQuery } from "#core/lists/list-query.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/log.ts";
import { ListTable } from "./list/list-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  const [list, broken] = await Promise.all([staff.log.list(readListQuery(request.url)), staff.log.firstBroken()]);
  return { list, broken: broken?.at };
}

export default function AdminLog({ loaderData: { list, broken } }: Route.ComponentProps) {
  return (
    <ListTable
      title="Log"
      list={list}
      rowKey={({ id }) => id}
      csv="log"
      filters={[
        { name: "action", label: "What" },
        { name: "actor", label: "Who" },
      ]}
      empty="Nobody has changed anything yet. Every sign-in and every change will stand here, with who made it and when."
      message={broken ? `An entry of ${broken} was changed or taken out after it was written.` : "Every entry fits the one before it."}
      columns={[
        { key: "at", whole: true, header: "When (UTC)", cell: ({ at }) => at.slice(0, 19).replace("T", " "), sort: "at" },
        { key: "actor", header: "Who", cell: ({ actor }) => actor, sort: "actor" },
        { key: "action", header: "What", cell: ({ action }) => action, sort: "action" },
        { key: "subject", header: "Of", cell: ({ subject }) => subject, sort: "subject" },
        { key: "detail", header: "To", cell: ({ detail }) => detail, sort: "detail" },
      ]}
    />
  );
}
