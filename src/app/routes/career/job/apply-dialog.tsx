import { Link } from "react-router";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { Button } from "#ui/button/button.tsx";
import { Dialog } from "#ui/dialog/dialog.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import { useSendForm } from "#ui/form/use-send-form.ts";
import type { JobView } from "./job-view.server.ts";
import { ResumeField } from "./resume-field.tsx";
import "./apply-dialog.css";

/** The whole application in one dialog: sent to the API, or without JavaScript posted to the job's page. */
export function ApplyDialog({
  vacancy,
  application,
  posted,
  typed = {},
}: Pick<JobView, "vacancy" | "application"> & { posted: FormAnswer | undefined; typed: Record<string, string> | undefined }) {
  const { title, answeredBy = "A person", send, slug } = vacancy;
  const {
    onSubmit,
    isSending,
    answer: sent,
  } = useSendForm({
    call: "apply",
    toBody: (form) => form,
    onAnswer: ({ success }, form) => success && form.reset(),
  });
  const answer = sent ?? posted;
  const asked = send.filter((item) => !/r[ée]sum[ée]/i.test(item));
  const errors = answer && !answer.success ? (answer.fields ?? {}) : {};
  return (
    <Dialog id="apply" className={`apply line-${vacancy.line}`} title={`Apply: ${title}`}>
      <p className="apply-lead">{answeredBy} reads it and answers within five working days.</p>
      {answer?.success ? (
        <p className="apply-sent" role="status">
          {answer.message}
        </p>
      ) : (
        <form
          className="apply-form"
          method="post"
          encType="multipart/form-data"
          action={`/career/${slug}`}
          onSubmit={onSubmit}
          aria-busy={isSending}
          data-testid="apply-form"
        >
          <input type="hidden" name="vacancy" value={slug} />
          <GuardFields />
          {answer && (
            <p className="apply-wide entry-error" role="alert">
              {answer.message}
            </p>
          )}
          <TextField
            label="Name"
            name="name"
            autoComplete="name"
            required
            maxLength={200}
            defaultValue={typed["name"]}
            error={errors["name"]}
          />
          <EmailField label="Email" name="email" required defaultValue={typed["email"]} error={errors["email"]} />
          <TextField
            label="Phone"
            name="phone"
            type="tel"
            autoComplete="tel"
            maxLength={40}
            defaultValue={typed["phone"]}
            error={errors["phone"]}
          />
          <TextField
            label="Link to your work"
            name="link"
            inputMode="url"
            autoCapitalize="none"
            maxLength={2048}
            defaultValue={typed["link"]}
            error={errors["link"]}
          />
          <ResumeField error={errors["resume"]} />
          <TextAreaField
            className="apply-wide"
            label="A note"
            name="note"
            rows={4}
            maxLength={5000}
            defaultValue={typed["note"]}
            hint={asked.length > 0 ? `Helpful: ${asked.join(" ")}` : undefined}
            error={errors["note"]}
          />
          <label className="apply-wide apply-consent">
            <input type="checkbox" name="consent" required />
            <span>
              Keep my application for 180 days. I can have it deleted at any time: see the <Link to="/privacy-policy/">privacy policy</Link>
              .
            </span>
          </label>
          <div className="apply-wide apply-acts">
            <Button type="submit" aria-disabled={isSending}>
              {isSending ? "Sending…" : "Send application"}
            </Button>
            <p>
              You get an email with a link that shows where it stands. Send it on {application.written} and you hear from us by{" "}
              {application.answered}.
            </p>
          </div>
        </form>
      )}
    </Dialog>
  );
}
