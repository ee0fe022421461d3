import { type FormEvent, useRef, useState } from "react";
import type { FormAnswer } from "#core/forms/form-answer.ts";

type SendState<Answer> = { status: "idle" } | { status: "sending" } | { status: "answered"; answer: Answer };

interface Options<Answer> {
  /** The last part of the address: `send-mail` posts to `/api/send-mail`. */
  call: string;
  /** What is posted as JSON, made from the form; a function that gives FormData posts that instead. */
  toBody(form: FormData): object;
  /** After the answer: clear the form, reload a list. */
  onAnswer?(answer: Answer, form: HTMLFormElement): void;
}

/** Sends a form to the API: cleared, sending, answered. Without JavaScript the form posts itself to its page. */
export function useSendForm<Answer extends FormAnswer = FormAnswer>({ call, toBody, onAnswer }: Options<Answer>) {
  const [state, setState] = useState<SendState<Answer>>({ status: "idle" });
  const sending = useRef(false);

  async function send(form: HTMLFormElement) {
    if (sending.current) return;
    sending.current = true;
    setState({ status: "sending" });
    // After many deploys an old page's modules are gone.
    const proof = await import("./prove.ts").catch(() => undefined);
    await Promise.race([proof?.prepareProof(form), new Promise((resolve) => setTimeout(resolve, PROOF_WAIT_MS))]);
    const answer = await post<Answer>(call, toBody(new FormData(form)));
    proof?.forgetProof(form);
    sending.current = false;
    setState({ status: "answered", answer });
    onAnswer?.(answer, form);
  }

  return {
    state,
    isSending: state.status === "sending",
    answer: state.status === "answered" ? state.answer : undefined,
    clear: () => setState({ status: "idle" }),
    onSubmit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      void send(event.currentTarget);
    },
  };
}

/** A slow phone sends without proof rather than not at all. */
const PROOF_WAIT_MS = 6_000;

async function post<Answer extends FormAnswer>(call: string, body: object): Promise<Answer> {
  try {
    const isForm = body instanceof FormData;
    const response = await fetch(`/api/${call}`, {
      method: "POST",
      ...(isForm ? { body } : { body: JSON.stringify(body), headers: { "content-type": "application/json" } }),
    });
    return (await response.json()) as Answer;
  } catch {
    return {
      success: false,
      message: "Our server did not answer. Check your connection and send again.",
    } as Answer;
  }
}
