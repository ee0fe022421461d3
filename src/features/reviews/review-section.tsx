import { useRef, useState } from "react";
import { formatDate } from "#core/text/format.ts";
import { Button } from "#ui/button/button.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import { useToast } from "#ui/toast/toast.tsx";
import { ratingOf, type ShownReview } from "./shown-review.ts";
import { StarField, Stars } from "./stars.tsx";
import "./review-section.css";

interface Props {
  /** A tool's slug, or `post:` and a post's. */
  tool: string;
  /** What is reviewed: “this tool”, “this post”. */
  subject: string;
  reviews: readonly ShownReview[];
  /** The answer to a form that was posted without JavaScript. */
  answer?: { success: boolean; message: string; fields?: Record<string, string> } | undefined;
  /** What such a form held, when it was not taken. */
  typed?: Record<string, string> | undefined;
}

const WRITTEN = ["userName", "userEmail", "userFeedback"];

/** Left the way to write one, behind a button; right what was approved. What is sent waits for a person. */
export function ReviewSection({ tool, subject, reviews: given, answer: posted, typed = {} }: Props) {
  const [reloaded, setReloaded] = useState<readonly ShownReview[]>();
  const reviews = (reloaded ?? given).filter((review) => review.tool === tool);
  const toast = useToast();
  const sheet = useRef<HTMLFormElement>(null);
  /** What a form held that was not taken: the specification clears it all the same. */
  const [lost, setLost] = useState<FormData>();
  function putBack() {
    for (const name of WRITTEN) {
      const control = sheet.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.value = String(lost?.get(name) ?? "");
    }
    setLost(undefined);
  }
  const { onSubmit, isSending } = useSendForm({
    call: "create-review",
    toBody: (form) => ({ data: Object.fromEntries(form) }),
    onAnswer({ success, message }, form) {
      toast(success ? message : message || "Failed to post feedback", { tone: success ? "plain" : "bad" });
      setLost(success ? undefined : new FormData(form));
      form.reset();
      if (success) void reload().then((list) => list && setReloaded(list));
    },
  });
  const errors = posted && !posted.success ? (posted.fields ?? {}) : {};
  const form = (
    <form
      ref={sheet}
      className="reviews-form"
      method="post"
      action="#reviews"
      onSubmit={onSubmit}
      aria-busy={isSending}
      data-testid="review-form"
    >
      <input type="hidden" name="intent" value="review" />
      <input type="hidden" name="tool" value={tool} />
      <GuardFields />
      {posted && (
        <p className="reviews-answer" role="status" data-ok={posted.success}>
          {posted.message}
        </p>
      )}
      {lost && (
        <p className="reviews-answer" role="status" data-ok={false}>
          Your review was not taken.{" "}
          <Button tone="ghost" small onClick={putBack}>
            Put back what you wrote
          </Button>
        </p>
      )}
      <StarField />
      <TextField
        label="Your name"
        name="userName"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={typed["userName"]}
        error={errors["userName"]}
      />
      <EmailField label="Email, never shown" name="userEmail" required defaultValue={typed["userEmail"]} error={errors["userEmail"]} />
      <TextAreaField
        className="reviews-wide"
        label="Your review"
        name="userFeedback"
        required
        rows={4}
        maxLength={2000}
        defaultValue={typed["userFeedback"]}
        error={errors["userFeedback"]}
      />
      <Button type="submit" tone="ink" aria-disabled={isSending}>
        {isSending ? "Sending…" : "Send the review"}
      </Button>
    </form>
  );
  return (
    <section className="sec reviews" id="reviews" aria-labelledby="reviews-title">
      <div className="wrap reviews-two">
        <div>
          <h2 className="d2" id="reviews-title">
            Reviews
          </h2>
          <Summary reviews={reviews} subject={subject} />
          <details className="reviews-fold" open={posted !== undefined}>
            <summary className="btn btn-o">Write a review</summary>
            {form}
          </details>
        </div>
        <ul className="reviews-list" data-testid="reviews">
          {reviews.map((review) => (
            <Review key={review.id} review={review} />
          ))}
          {reviews.length === 0 && (
            <li className="reviews-none">
              No reviews yet. If you {tool.startsWith("post:") ? "read" : "used"} {subject}, yours would be the first.
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}

function Summary({ reviews, subject }: { reviews: readonly ShownReview[]; subject: string }) {
  const rating = ratingOf(reviews);
  return (
    <p className="mute reviews-sum">
      {rating && (
        <>
          <Stars value={rating.value} /> {rating.value} of 5 from {rating.count} {rating.count === 1 ? "rating" : "ratings"}.{" "}
        </>
      )}
      Say what {subject} got right or wrong. A person reads it before it appears.
    </p>
  );
}

function Review({ review: { userName, userFeedback, rating, reply, createdAt } }: { review: ShownReview }) {
  return (
    <li className="reviews-one">
      {rating !== null && <Stars value={rating} />}
      <p>{userFeedback}</p>
      <p className="meta">
        <b>{userName}</b>, {formatDate(createdAt)}
      </p>
      {reply && (
        <p className="reviews-reply">
          <b>Team</b> {reply}
        </p>
      )}
    </li>
  );
}

async function reload(): Promise<ShownReview[] | undefined> {
  try {
    const { success, reviews } = (await (await fetch("/api/get-reviews")).json()) as { success: boolean; reviews: ShownReview[] };
    return success ? reviews : undefined;
  } catch {
    return undefined;
  }
}
