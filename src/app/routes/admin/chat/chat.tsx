import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { readListQuery } from "#core/lists/list-query.ts";
import { cutWords } from "#core/text/format.ts";
import { siteContext } from "../../../site-context.ts";
import { LocalTime } from "../../chat/local-time.tsx";
import { ListTable } from "../list/list-table.tsx";
import { staffOf } from "../staff.server.ts";
import type { Route } from "./+types/chat.ts";
import "./chat.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff } = staffOf(context.get(siteContext), request);
  return { list: await staff.chats.list(readListQuery(request.url)) };
}

export default function AdminChat({ loaderData: { list } }: Route.ComponentProps) {
  useFresh();
  return (
    <ListTable
      title="Chat"
      list={list}
      rowKey={({ id }) => id}
      csv="chat"
      filters={[
        { name: "state", label: "State", values: ["open", "answered", "closed"] },
        { name: "spam", label: "Spam", names: { 0: "no", 1: "yes" } },
      ]}
      empty="Nobody has written in the chat yet. What visitors ask in the message box comes here, and answers go back to them."
      columns={[
        {
          key: "who",
          header: "Who",
          sort: "name",
          cell: ({ id, name, email, unread }) => (
            <>
              <Link to={`/admin/chat/${id}`}>{name || email || "A visitor"}</Link>
              {unread > 0 && (
                <span className="inbox-unread">
                  {unread}
                  <span className="vh"> unread</span>
                </span>
              )}
            </>
          ),
        },
        { key: "text", header: "Newest message", cell: ({ text }) => cutWords(text ?? "", 24) },
        { key: "email", header: "Email", cell: ({ email }) => email },
        { key: "state", whole: true, header: "State", cell: ({ state }) => state, sort: "state" },
        { key: "date", whole: true, header: "Last word", cell: ({ updatedAt }) => <LocalTime iso={updatedAt} />, sort: "date" },
      ]}
    />
  );
}

const EVERY_MS = 20_000;

/** New messages come in by themselves while the inbox is looked at. */
export function useFresh() {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(() => void (document.hidden || revalidate()), EVERY_MS);
    return () => clearInterval(timer);
  }, [revalidate]);
}
