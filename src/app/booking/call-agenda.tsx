import { Station, Stations } from "#ui/stations/stations.tsx";

/** What happens on the call. `after` is a stop of the page's own at its end. */
export function CallAgenda({ subject, after, className }: { subject: "site" | "account"; after?: CallStop; className?: string }) {
  return (
    <Stations {...(className && { className })} label="What happens on the call">
      {[...agendaFor(subject), ...(after ? [after] : [])].map(({ when, what }) => (
        <Station key={when}>
          {when}
          <small>{what}</small>
        </Station>
      ))}
    </Stations>
  );
}

interface CallStop {
  when: string;
  what: string;
}

const agendaFor = (subject: string): CallStop[] => [
  { when: "Minute 0", what: "Your goal, in your words" },
  { when: "Minute 4", what: `Your ${subject}, opened together` },
  { when: "Minute 12", what: "What we would do first, and what not" },
  { when: "Minute 20", what: "You leave with the list" },
];
