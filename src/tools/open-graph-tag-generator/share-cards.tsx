import type { ReactNode } from "react";
import { ChoiceChip } from "#ui/tool/choice/choice-chip.tsx";
import "./share-cards.css";

export interface SharedLink {
  title: string;
  description: string;
  siteName: string;
  /** Without www. */
  domain: string;
  /** Null while there is none to show. */
  picture: { src: string; width: number; height: number; alt: string } | null;
  /** An address is given, but nobody has looked at it. */
  isUnseen: boolean;
  /** X's card. */
  card: string;
}

const networks = [
  { id: "facebook", name: "Facebook", Card: Facebook },
  { id: "x", name: "X", Card: X },
  { id: "linkedin", name: "LinkedIn", Card: LinkedIn },
  { id: "whatsapp", name: "WhatsApp", Card: WhatsApp },
  { id: "slack", name: "Slack", Card: Slack },
  { id: "discord", name: "Discord", Card: Discord },
  { id: "imessage", name: "iMessage", Card: IMessage },
] as const;

/** How seven networks draw a shared link, one at a time, light or dark. The choice is made by CSS, so it works without JavaScript. */
export function ShareCards({ link }: { link: SharedLink }) {
  return (
    <section className="share" aria-label="How the link looks when it is shared">
      <div className="choice-chips">
        {networks.map(({ id, name }, index) => (
          <ChoiceChip key={id} name="network" value={id} defaultChecked={index === 0}>
            {name}
          </ChoiceChip>
        ))}
        <ChoiceChip type="checkbox" name="dark">
          Dark
        </ChoiceChip>
      </div>
      <div className="share-stage">
        {networks.map(({ id, name, Card }) => (
          <figure key={id} data-network={id} aria-label={`Preview: ${name}`}>
            <Card {...link} />
          </figure>
        ))}
      </div>
      <p className="meta">
        Drawn from what each network shows in {"November 2026"}. Networks change their cards without notice and keep old ones for days.
      </p>
    </section>
  );
}

function Facebook(link: SharedLink) {
  const isSmall = isSmallPicture(link);
  return (
    <div className="card-fb" data-small={isSmall || undefined}>
      <Picture {...link} shape={isSmall ? "square" : "wide"} />
      <div>
        <p className="card-domain">{link.domain.toUpperCase()}</p>
        <p className="card-title">{link.title}</p>
        <p className="card-text">{link.description}</p>
      </div>
    </div>
  );
}

function X(link: SharedLink) {
  if (link.card === "summary" || isSmallPicture(link))
    return (
      <div className="card-x-small">
        <Picture {...link} shape="square" />
        <div>
          <p className="card-domain">{link.domain}</p>
          <p className="card-title">{link.title}</p>
          <p className="card-text">{link.description}</p>
        </div>
      </div>
    );
  return (
    <div className="card-x">
      <div className="card-x-picture">
        <Picture {...link} shape="wide" />
        <p className="card-title">{link.title}</p>
      </div>
      <p className="card-domain">From {link.domain}</p>
    </div>
  );
}

function LinkedIn(link: SharedLink) {
  const isSmall = isSmallPicture(link);
  return (
    <div className="card-li" data-small={isSmall || undefined}>
      <Picture {...link} shape={isSmall ? "square" : "wide"} />
      <div>
        <p className="card-title">{link.title}</p>
        <p className="card-domain">{link.domain}</p>
      </div>
    </div>
  );
}

function WhatsApp(link: SharedLink) {
  return (
    <Bubble kind="wa" text={`https://${link.domain}`}>
      <Picture {...link} shape={isSmallPicture(link) ? "square" : "wide"} />
      <div>
        <p className="card-title">{link.title}</p>
        <p className="card-text">{link.description}</p>
        <p className="card-domain">{link.domain}</p>
      </div>
    </Bubble>
  );
}

function Slack(link: SharedLink) {
  return (
    <div className="card-slack">
      <p className="card-site">{link.siteName || link.domain}</p>
      <p className="card-title">{link.title}</p>
      <p className="card-text">{link.description}</p>
      <Picture {...link} shape="wide" />
    </div>
  );
}

function Discord(link: SharedLink) {
  const isSmall = isSmallPicture(link) || link.card === "summary";
  return (
    <div className="card-discord" data-small={isSmall || undefined}>
      <div>
        {link.siteName && <p className="card-site">{link.siteName}</p>}
        <p className="card-title">{link.title}</p>
        <p className="card-text">{link.description}</p>
      </div>
      <Picture {...link} shape={isSmall ? "square" : "wide"} />
    </div>
  );
}

function IMessage(link: SharedLink) {
  return (
    <Bubble kind="im">
      <Picture {...link} shape="wide" />
      <div>
        <p className="card-title">{link.title}</p>
        <p className="card-domain">{link.domain}</p>
      </div>
    </Bubble>
  );
}

function Bubble({ kind, text, children }: { kind: string; text?: string; children: ReactNode }) {
  return (
    <div className={`card-bubble card-${kind}`}>
      <div className="card-bubble-in">{children}</div>
      {text && <p className="card-link">{text}</p>}
    </div>
  );
}

/** Under 600 × 315 the large card becomes a small one. */
function isSmallPicture({ picture }: SharedLink): boolean {
  return picture !== null && (picture.width < 600 || picture.height < 315);
}

function Picture({ picture, isUnseen, shape }: SharedLink & { shape: "wide" | "square" }) {
  if (picture)
    return (
      <img className="card-picture" data-shape={shape} src={picture.src} alt={picture.alt} width={picture.width} height={picture.height} />
    );
  return (
    <p className="card-picture card-picture-none" data-shape={shape}>
      {shape === "square" ? "" : isUnseen ? "Check the tags to see the picture" : "No picture yet: 1200 × 630"}
    </p>
  );
}
