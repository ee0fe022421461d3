import type { HostSeen } from "./free-slots.ts";
import "./hosts.css";

/** Who will call, with their faces. */
export function Hosts({ hosts }: { hosts: readonly HostSeen[] }) {
  if (hosts.length === 0) return null;
  const names = new Intl.ListFormat("en-US", { type: "disjunction" }).format(hosts.map(({ name }) => name));
  return (
    <p className="scheduler-hosts" data-testid="hosts">
      {hosts.map(({ id, portrait }) => portrait && <img key={id} src={portrait} width="36" height="36" alt="" />)}
      <span>
        {names} will call you{hosts.length === 1 && hosts[0] ? `. ${hosts[0].role}` : ""}.
      </span>
    </p>
  );
}
