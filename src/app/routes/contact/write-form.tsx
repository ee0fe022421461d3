import { Form, useNavigation } from "react-router";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { Button } from "#ui/button/button.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import type { ContactValues, PlanChoice } from "./contact-values.ts";

interface WriteFormProps {
  plans: readonly PlanChoice[];
  values: ContactValues;
  refusal: FormAnswer | undefined;
}

export function WriteForm({ plans, values, refusal }: WriteFormProps) {
  const isSending = useNavigation().state === "submitting";
  const errors = refusal && !refusal.success ? (refusal.fields ?? {}) : {};
  return (
    <Form className="contact-form" method="post" action="/contact-us#write" data-testid="contact-form">
      {refusal && !refusal.success && (
        <p className="contact-wide entry-error" role="alert">
          {refusal.message}
        </p>
      )}
      <GuardFields />
      <fieldset className="contact-wide">
        <legend className="entry-label">It is about</legend>
        <div className="contact-plans">
          {[...plans, NO_PLAN].map(({ slug, planName }) => (
            <label key={slug} className="contact-plan">
              <input className="vh" type="radio" name="plan" value={slug} defaultChecked={slug === values.plan} />
              {slug ? `Plan: ${planName}` : planName}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField label="Your name" name="clientName" autoComplete="name" maxLength={200} defaultValue={values.clientName} />
      <EmailField label="Work email" name="clientEmail" required defaultValue={values.clientEmail} error={errors["clientEmail"]} />
      <TextField
        className="contact-wide"
        label="Website"
        name="website"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        placeholder="yourdomain.com"
        hint="With or without https://"
        defaultValue={values.website}
        error={errors["website"]}
      />
      <TextAreaField
        className="contact-wide"
        label="Message"
        name="message"
        maxLength={5000}
        defaultValue={values.message}
        error={errors["message"]}
      />
      <div className="contact-wide">
        <Button type="submit" aria-disabled={isSending}>
          {isSending ? "Sending…" : "Send the message"}
        </Button>
        <p className="small mute">A copy goes to your inbox. Nobody else gets your address.</p>
      </div>
    </Form>
  );
}

const NO_PLAN: PlanChoice = { slug: "", planName: "Something else" };
