import { Form } from "react-router";
import { readListQuery } from "#core/desk/list-query.ts";
import { formatDate } from "#core/text/format.ts";
import { siteContext } from "../../site-context.ts";
import type { Route } from "./+types/reviews.ts";
import { DeskTable } from "./desk-table.tsx";
import { act, staffOf } from "./staff.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk } = staffOf(context.get(siteContext), request);
  return { list: await desk.reviews.list(readListQuery(request.url)) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const [id, intent] = [String(form.get("id") ?? ""), String(form.get("intent") ?? "")];
  return act(context.get(siteContext), "reviews.decide", async (actor, { reviews, log }) => {
    if (intent === "delete") await reviews.remove(id);
    else if (intent === "reply") await reviews.reply(id, String(form.get("reply") ?? "").trim() || null, actor.email);
    else await reviews.decide(id, intent === "approve" ? "approved" : intent === "pending" ? "pending" : "disapproved", actor.email);
    await log.write({ actor: actor.email, action: `review.${intent}`, subject: id });
    return (
      {
        approve: "Approved. It is public now.",
        disapprove: "Disapproved.",
        delete: "Deleted.",
        reply: "Reply kept.",
        pending: "Back in the queue.",
      }[intent] ?? "Done."
    );
  });
}

export default function AdminReviews({ loaderData: { list }, actionData }: Route.ComponentProps) {
  return (
    <DeskTable
      title="Reviews"
      list={list}
      rowKey={({ id }) => id}
      csv="reviews"
      filters={[
        { name: "state", label: "State", values: ["pending", "approved", "disapproved"] },
        { name: "tool", label: "Tool" },
      ]}
      empty="Nobody has written a review yet."
      message={actionData?.message}
      columns={[
        {
          key: "review",
          header: "Review",
          cell: ({ feedback, name, rating, reply }) => (
            <>
              <p>{feedback}</p>
              <p className="meta">
                {name}
                {rating !== null && `, ${rating} of 5`}
                {reply && `. Team: ${reply}`}
              </p>
            </>
          ),
        },
        { key: "tool", header: "Of", cell: ({ tool }) => tool, sort: "tool" },
        { key: "state", header: "State", cell: ({ state }) => state, sort: "state" },
        {
          key: "spam",
          header: "Spam",
          sort: "spam",
          cell: ({ spam_score, spam_reasons }) => <span title={(JSON.parse(spam_reasons) as string[]).join(". ")}>{spam_score}</span>,
        },
        { key: "date", header: "Sent", cell: ({ created_at }) => formatDate(created_at), sort: "date" },
        {
          key: "act",
          header: "Decide",
          cell: ({ id, state }) => (
            <Form method="post" className="desk-acts">
              <input type="hidden" name="id" value={id} />
              {state !== "approved" && (
                <button type="submit" name="intent" value="approve">
                  Approve
                </button>
              )}
              {state !== "disapproved" && (
                <button type="submit" name="intent" value="disapprove">
                  Disapprove
                </button>
              )}
              <button type="submit" name="intent" value="delete">
                Delete
              </button>
            </Form>
          ),
        },
      ]}
    />
  );
}
