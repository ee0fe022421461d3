import type { ReactNode } from "react";

interface Props {
  /** What has no value is left out. */
  facts: readonly (readonly [name: string, value: ReactNode])[];
  children?: ReactNode;
}

/** What is held of something, a line each. */
export function AdminFacts({ facts, children }: Props) {
  return (
    <dl className="admin-facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
      {children}
    </dl>
  );
}
