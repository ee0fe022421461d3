import { useState } from "react";

interface Candidate {
  address: string;
  kind: string;
}

/** What a page could learn over WebRTC. Only on request, and without any server: nothing is sent. */
export function WebRtcAddresses() {
  const [found, setFound] = useState<readonly Candidate[]>();
  const [asking, setAsking] = useState(false);
  async function ask() {
    setAsking(true);
    setFound(await localCandidates());
    setAsking(false);
  }
  return (
    <div className="ip-part ip-rtc">
      <h3>Local addresses over WebRTC</h3>
      <p className="mute">
        Pages that make calls can ask the browser for addresses inside your network. Ours does not, unless you press the button; what it
        finds stays here.
      </p>
      <button type="button" className="chip" onClick={() => void ask()} aria-disabled={asking}>
        {asking ? "Asking…" : "Ask this browser"}
      </button>
      <div role="status">
        {found?.length === 0 && <p>This browser gives none away.</p>}
        {found && found.length > 0 && (
          <ul>
            {found.map(({ address, kind }) => (
              <li key={address}>
                <code>{address}</code>
                <span className="meta">{kind}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

const ENOUGH_MS = 1500;

async function localCandidates(): Promise<Candidate[]> {
  if (typeof RTCPeerConnection === "undefined") return [];
  // No STUN server: a browser then names only what it knows by itself.
  const connection = new RTCPeerConnection({ iceServers: [] });
  const found = new Map<string, Candidate>();
  try {
    connection.createDataChannel("");
    const gathered = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ENOUGH_MS);
      connection.onicecandidate = ({ candidate }) => {
        if (!candidate) {
          clearTimeout(timer);
          resolve();
        } else if (candidate.address) found.set(candidate.address, { address: candidate.address, kind: kindOf(candidate.address) });
      };
    });
    await connection.setLocalDescription(await connection.createOffer());
    await gathered;
  } catch {
    // Switched off by a setting or an extension, which is the answer.
  } finally {
    connection.close();
  }
  return [...found.values()];
}

function kindOf(address: string): string {
  return address.endsWith(".local") ? "a made-up name that hides the address" : address.includes(":") ? "IPv6" : "IPv4";
}
