import type { FormEvent } from "react";
import { Form } from "react-router";
import { formatDate } from "#core/text/format.ts";
import type { StaffReview } from "#features/reviews/reviews.ts";
import { Stars } from "#features/reviews/stars.tsx";
import { SpamMark, SpamReasons } from "./spam-mark.tsx";

interface Props {
  review: StaffReview;
  /** What it is a review of. */
  subject: string;
  mayDecide: boolean;
  /** The address asks for this one: narrow screens show it too. */
  isOpen: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

/** All that is known of one review, and the team's reply to it. */
export function ReviewPanel({ review, subject, mayDecide, isOpen, onSubmit }: Props) {
  return (
    <section className="queue-panel" data-open={isOpen} aria-labelledby="review-of">
      <h2 id="review-of">{review.name}</h2>
      {review.rating !== null && <Stars value={review.rating} />}
      <blockquote>{review.feedback}</blockquote>
      <dl>
        <dt>Of</dt>
        <dd>{subject}</dd>
        <dt>Email</dt>
        <dd>
          {review.email}
          <span>never shown</span>
        </dd>
        <dt>Spam</dt>
        <dd>
          <SpamMark score={review.spamScore} /> {review.spamScore} of 100
          <SpamReasons reasons={review.spamReasons} />
        </dd>
        <dt>Sent</dt>
        <dd>{formatDate(review.createdAt)}</dd>
        <dt>State</dt>
        <dd>
          {review.state}
          {review.decidedBy && <span>by {review.decidedBy}</span>}
        </dd>
      </dl>
      {mayDecide ? (
        <Form method="post" onSubmit={onSubmit}>
          <input type="hidden" name="id" value={review.id} />
          <label>
            Reply, shown as Team
            <textarea className="admin-input" id="queue-reply" name="reply" rows={3} maxLength={2000} defaultValue={review.reply ?? ""} />
          </label>
          <div className="queue-panel-acts">
            {review.state !== "approved" && (
              <button type="submit" className="admin-button" data-tone="main" name="intent" value="approve">
                Approve with reply
              </button>
            )}
            <button type="submit" className="admin-button" name="intent" value="reply">
              Save reply
            </button>
            {review.state !== "disapproved" && (
              <button type="submit" className="admin-button" name="intent" value="disapprove">
                Disapprove
              </button>
            )}
            <button type="submit" className="admin-button" data-tone="bad" name="intent" value="delete">
              Delete
            </button>
          </div>
        </Form>
      ) : (
        review.reply && <p>Team: {review.reply}</p>
      )}
    </section>
  );
}
