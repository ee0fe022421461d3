import { Marquee, MarqueeRow, MarqueeSwitch } from "#ui/marquee/marquee.tsx";
import { useMarquee } from "#ui/marquee/use-marquee.ts";
import "./client-strip.css";

/** Clients pass on the platform edge, at the speed of the specification. */
export function ClientStrip({ clients }: { clients: readonly string[] }) {
  const controls = useMarquee();
  if (clients.length === 0) return null;
  return (
    <section className="strip" aria-label="Clients">
      <Marquee controls={controls}>
        <MarqueeRow copies={3}>
          <ul className="strip-names">
            {clients.map((client) => (
              <li key={client}>{client}</li>
            ))}
          </ul>
        </MarqueeRow>
      </Marquee>
      <div className="strip-end">
        <MarqueeSwitch controls={controls} what="the clients" compact />
      </div>
    </section>
  );
}
