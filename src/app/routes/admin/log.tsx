import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/log.ts";
import { DeskTable } from "./desk-table.tsx";
import { staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  const [entries, broken] = await Promise.all([desk.log.list(), desk.log.firstBroken()]);
  return { entries, broken: broken?.at };
}

export default function AdminLog({ loaderData: { entries, broken } }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Log"
      rows={entries}
      rowKey={({ id }) => id}
      empty="Nobody has changed anything yet."
      message={broken ? `An entry of ${broken} was changed or taken out after it was written.` : "Every entry fits the one before it."}
      columns={[
        { key: "at", header: "When (UTC)", cell: ({ at }) => at.slice(0, 19).replace("T", " "), value: ({ at }) => at },
        { key: "actor", header: "Who", cell: ({ actor }) => actor, value: ({ actor }) => actor },
        { key: "action", header: "What", cell: ({ action }) => action, value: ({ action }) => action },
        { key: "subject", header: "Of", cell: ({ subject }) => subject, value: ({ subject }) => subject },
        { key: "detail", header: "To", cell: ({ detail }) => detail, value: ({ detail }) => detail },
      ]}
    />
  );
}
