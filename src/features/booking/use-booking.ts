import { useEffect, useState } from "react";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import type { Slot } from "./free-slots.ts";

export type BookingStep =
  | { name: "loading" }
  | { name: "failed" }
  | { name: "choosing"; message?: string }
  | { name: "details"; slot: Slot; hold: string; until: string }
  | { name: "booked"; message: string; token: string };

const KEEP_MS = 60_000;

/** From the first look at the calendar to the booked call. */
export function useBooking() {
  const [step, setStep] = useState<BookingStep>({ name: "loading" });
  const [slots, setSlots] = useState<readonly Slot[]>([]);

  async function load(message?: string) {
    const answer = await ask<{ slots: Slot[] }>("slots");
    setSlots(answer?.slots ?? []);
    setStep(answer ? { name: "choosing", ...(message ? { message } : {}) } : { name: "failed" });
  }

  useEffect(() => void load(), []);

  const hold = step.name === "details" ? step.hold : undefined;
  useEffect(() => {
    if (hold === undefined) return;
    // While somebody types, the time stays theirs.
    let typed = false;
    const note = () => {
      typed = true;
    };
    const timer = setInterval(() => {
      if (typed) void ask("keep", { hold });
      typed = false;
    }, KEEP_MS);
    const leave = () => navigator.sendBeacon("/api/booking/release", new Blob([JSON.stringify({ hold })], { type: "application/json" }));
    addEventListener("input", note);
    addEventListener("pagehide", leave);
    return () => {
      clearInterval(timer);
      removeEventListener("input", note);
      removeEventListener("pagehide", leave);
    };
  }, [hold]);

  return {
    step,
    slots,
    async choose(slot: Slot) {
      const answer = await ask<{ hold: string; until: string; message?: string }>("hold", slot);
      if (answer?.hold) setStep({ name: "details", slot, hold: answer.hold, until: answer.until });
      else await load(answer?.message ?? "That time is taken. Choose another.");
    },
    async back() {
      if (hold) void ask("release", { hold });
      await load();
    },
    onAnswer(answer: FormAnswer & { token?: string; code?: string }) {
      if (answer.success) setStep({ name: "booked", message: answer.message, token: answer.token ?? "" });
      else if (answer.code === "hold_over" || answer.code === "slot_taken") void load(answer.message);
    },
  };
}

async function ask<Answer>(call: string, body?: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(
      `/api/booking/${call}`,
      body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
    );
    const answer = (await response.json()) as Answer & { success: boolean };
    return answer.success || response.status === 409 || response.status === 429 ? answer : undefined;
  } catch {
    return undefined;
  }
}
