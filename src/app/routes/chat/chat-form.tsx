import type { FormEvent } from "react";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import { Button } from "#ui/button/button.tsx";
import { EmailField } from "#ui/field/email-field.tsx";
import { TextAreaField, TextField } from "#ui/field/field.tsx";
import { GuardFields } from "#ui/form/guard-fields.tsx";
import "./chat-form.css";

interface Props {
  /** Of the conversation that goes on; without one it begins. */
  token?: string | undefined;
  hasEmail?: boolean;
  answer?: FormAnswer | undefined;
  /** What was typed, when the form comes back with a fault. */
  typed?: Record<string, string>;
  isSending?: boolean;
  onSubmit?(event: FormEvent<HTMLFormElement>): void;
}

/** Leaves a message. It posts to its page; the panel sends it by script. */
export function ChatForm({ token, hasEmail = false, answer, typed = {}, isSending = false, onSubmit }: Props) {
  const errors = answer && !answer.success ? (answer.fields ?? {}) : {};
  return (
    <form
      className="chat-form"
      method="post"
      action={token ? `/chat/${token}/` : "/chat/"}
      onSubmit={onSubmit}
      aria-busy={isSending}
      data-testid="chat-form"
    >
      <GuardFields />
      <TextAreaField
        label={token ? "Write again" : "Your message"}
        name="text"
        required
        rows={token ? 3 : 4}
        maxLength={2000}
        defaultValue={typed["text"]}
        error={errors["text"]}
      />
      {!hasEmail && (
        <EmailField
          label="Email"
          hint="For the answer, if you leave before it comes. Never shown."
          name="email"
          defaultValue={typed["email"]}
          error={errors["email"]}
        />
      )}
      {!token && (
        <TextField label="Your name" name="name" autoComplete="name" maxLength={200} defaultValue={typed["name"]} error={errors["name"]} />
      )}
      {answer && !answer.success && (
        <p className="chat-fault" role="alert">
          {answer.message}
        </p>
      )}
      <Button type="submit" small aria-disabled={isSending}>
        {isSending ? "Sending…" : "Send the message"}
      </Button>
    </form>
  );
}
