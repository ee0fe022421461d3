import { Form } from "react-router";
import type { SlotDay } from "#features/booking/slot-days.ts";
import { Button } from "#ui/button/button.tsx";
import { TextField } from "#ui/field/field.tsx";
import { AdminFacts } from "../admin-facts.tsx";

interface Props {
  call: {
    id: string;
    name: string;
    email: string;
    website: string;
    note: string;
    zone: string;
    hostName: string;
    state: string;
    reason: string;
  };
  when: string;
  zone: string;
  /** Free times to move it to; undefined when it is over or cancelled. */
  times: SlotDay[] | undefined;
}

/** One call: who and what about, and the two things that staff do with it. The visitor gets the same mails as for their own changes. */
export function MoveOrCancel({ call, when, zone, times }: Props) {
  const facts: [string, string][] = [
    ["When", `${when} (${zone})`],
    ["Host", call.hostName],
    ["Email", call.email],
    ["Their zone", call.zone],
    ["Website", call.website],
    ["About", call.note],
    ["State", call.reason ? `${call.state}: ${call.reason}` : call.state],
  ];
  return (
    <section className="admin-panel week-open" aria-labelledby="open-call">
      <h2 id="open-call">{call.name || "No name"}</h2>
      <AdminFacts facts={facts} />
      {times && (
        <div className="week-acts">
          <Form method="post" key={`move-${call.id}`}>
            <input type="hidden" name="id" value={call.id} />
            <label htmlFor="move-to">
              <b>Another time</b>
            </label>
            <select className="admin-input" id="move-to" name="slot" required defaultValue="">
              <option value="">Choose</option>
              {times.map(({ day, name, times: free }) => (
                <optgroup key={day} label={name}>
                  {free.map(({ value, words }) => (
                    <option key={value} value={value}>
                      {words}
                    </option>
                  ))}
                </optgroup>
              ))}
            </select>
            <Button type="submit" small name="intent" value="move">
              Move the call
            </Button>
          </Form>
          <Form method="post" key={`cancel-${call.id}`}>
            <input type="hidden" name="id" value={call.id} />
            <TextField label="Reason, for the team" name="reason" maxLength={1000} />
            <Button type="submit" small tone="ghost" name="intent" value="cancel">
              Cancel the call
            </Button>
          </Form>
        </div>
      )}
    </section>
  );
}
