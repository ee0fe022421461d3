import { useEffect, useState } from "react";
import type { FormAnswer } from "#core/forms/form-answer.ts";
import type { HostSeen, Slot } from "./free-slots.ts";

export type BookingStep =
  | { name: "loading" }
  | { name: "failed" }
  | { name: "choosing"; gone?: GoneTime | undefined }
  | { name: "details"; slot: Slot; hold: string; until: string }
  | { name: "booked"; booking: BookedCall };

/** Why a time could not be had, and what else is free. */
export interface GoneTime {
  message: string;
  next: readonly Slot[];
}

/** What the visitor has to know of a call. */
export interface BookedCall {
  start: string;
  end: string;
  zone: string;
  host: string;
  token: string;
  isNotified?: boolean;
}

/** What the API answers a time with that cannot be had. */
interface Refusal {
  message?: string;
  next?: readonly Slot[];
}

const KEEP_MS = 60_000;

/** From the first look at the calendar to the booked call. `loadLaterStops` brings what is shown once a time is chosen. */
export function useBooking(loadLaterStops: () => Promise<unknown>) {
  const [step, setStep] = useState<BookingStep>({ name: "loading" });
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const [hosts, setHosts] = useState<readonly HostSeen[]>([]);
  const [written, setWritten] = useState<Written>({});

  async function load(refusal?: Refusal) {
    const answer = await ask<{ slots: Slot[]; hosts: HostSeen[] }>("slots");
    setSlots(answer?.slots ?? []);
    setHosts(answer?.hosts ?? []);
    const gone = refusal && { message: refusal.message ?? "That time is taken. Choose another.", next: refusal.next ?? [] };
    setStep(answer ? { name: "choosing", gone } : { name: "failed" });
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
    hosts,
    /** What was typed before a time was lost. */
    written,
    async choose(slot: Slot) {
      const coming = loadLaterStops().then(
        () => true,
        () => false,
      );
      const answer = await ask<{ hold: string; until: string } & Refusal>("hold", slot);
      if (!(await coming)) setStep({ name: "failed" });
      else if (answer?.hold) setStep({ name: "details", slot, hold: answer.hold, until: answer.until });
      else await load(answer ?? {});
    },
    async back(form: HTMLFormElement | null) {
      if (form) setWritten(readWritten(form));
      if (hold) void ask("release", { hold });
      await load();
    },
    onAnswer(answer: BookingAnswer, form: HTMLFormElement) {
      if (answer.success && answer.booking) setStep({ name: "booked", booking: { ...answer.booking, token: answer.token ?? "" } });
      else if (!answer.success && answer.code === "slot_taken") {
        setWritten(readWritten(form));
        void load(answer);
      }
    },
  };
}

export type BookingAnswer = FormAnswer & { token?: string; booking?: Omit<BookedCall, "token">; code?: string } & Refusal;

export type Written = Partial<Record<"name" | "email" | "website" | "note", string>>;

function readWritten(form: HTMLFormElement): Written {
  const data = new FormData(form);
  return Object.fromEntries(["name", "email", "website", "note"].map((name) => [name, String(data.get(name) ?? "")]));
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
