import { Form } from "react-router";
import { may } from "#core/access/permissions.ts";
import { readListQuery } from "#core/lists/list-query.ts";
import { siteContext, visitorContext } from "../../../site-context.ts";
import { ListHead } from "../list/list-head.tsx";
import { ListPages } from "../list/list-pages.tsx";
import { act, staffOf } from "../staff.server.ts";
import type { Route } from "./+types/reviews.ts";
import { decideReviews } from "./decide-reviews.server.ts";
import { ReviewQueue } from "./review-queue.tsx";
import { useDecisions } from "./use-decisions.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  const { actor, staff } = staffOf(site, request);
  const list = await staff.reviews.list(readListQuery(request.url));
  const subjects = Object.keys(list.counts["tool"] ?? {});
  return {
    list,
    names: Object.fromEntries(subjects.map((tool) => [tool, site.tools.get(tool)?.tool.name ?? tool.replace(/^post:/, "Post: ")])),
    open: new URL(request.url).searchParams.get("open") ?? undefined,
    mayDecide: may(actor.role, "reviews.decide"),
    now: site.now(),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const { form } = context.get(visitorContext);
  return act(context.get(siteContext), "reviews.decide", (actor, staff) => decideReviews(form, actor, staff));
}

export default function AdminReviews({ loaderData: { list, names, ...rest }, actionData }: Route.ComponentProps) {
  // Here, not in the queue: the last decision empties the queue, and must still be there to be taken back.
  const decisions = useDecisions();
  return (
    <>
      <ListHead
        title="Reviews"
        list={list}
        csv="reviews"
        filters={[
          { name: "state", label: "State", values: ["pending", "approved", "disapproved"] },
          { name: "tool", label: "Tool", names },
        ]}
        sorts={{ "-date": "Newest", date: "Oldest", "-spam": "Most suspect", spam: "Least suspect", rating: "Lowest rating", tool: "Tool" }}
      />
      {actionData && (
        <Form method="post" className="admin-message" role="status">
          {actionData.message}
          {actionData.undo?.map((was) => (
            <input key={was} type="hidden" name="was" value={was} />
          ))}
          {actionData.undo && (
            <button type="submit" className="admin-button" name="intent" value="undo">
              Undo
            </button>
          )}
        </Form>
      )}
      {list.rows.length === 0 ? (
        <p className="admin-empty">
          {list.query.filters["state"] === "pending"
            ? "Nothing waits. What visitors write of tools and posts comes here first, and is shown once somebody approves it."
            : "Nothing fits. Take a filter or a word away."}
        </p>
      ) : (
        <ReviewQueue list={list} names={names} decisions={decisions} {...rest} />
      )}
      <ListPages list={list} />
    </>
  );
}
