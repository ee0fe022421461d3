type Labels = Readonly<Record<string, string>>;

export type Metrics = ReturnType<typeof createMetrics>;

/** Upper bounds in seconds: from an answer out of memory to a time after which visitors have left. */
const SECONDS = [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Figures of this instance, in Prometheus' text format: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function createMetrics() {
  const writers: (() => Promise<string[]> | string[])[] = [];

  const describe = (name: string, kind: "counter" | "gauge" | "histogram", help: string) => [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${kind}`,
  ];

  return {
    /** Only ever grows. */
    counter(name: string, help: string, label?: string) {
      const counts = new Map<string, number>(label === undefined ? [["", 0]] : []);
      writers.push(() => [
        ...describe(name, "counter", help),
        ...[...counts].map(([value, count]) => sample(name, label === undefined ? {} : { [label]: value }, count)),
      ]);
      return { add: (value = "", amount = 1) => void counts.set(value, (counts.get(value) ?? 0) + amount) };
    },

    /** Times, in seconds, by kind. */
    histogram(name: string, help: string, label: string) {
      const kinds = new Map<string, { buckets: number[]; sum: number; count: number }>();
      writers.push(() => [
        ...describe(name, "histogram", help),
        ...[...kinds].flatMap(([kind, { buckets, sum, count }]) => [
          ...SECONDS.map((bound, at) => sample(`${name}_bucket`, { [label]: kind, le: String(bound) }, buckets[at] ?? 0)),
          sample(`${name}_bucket`, { [label]: kind, le: "+Inf" }, count),
          sample(`${name}_sum`, { [label]: kind }, sum),
          sample(`${name}_count`, { [label]: kind }, count),
        ]),
      ]);
      return {
        observe(kind: string, seconds: number): void {
          const known = kinds.get(kind) ?? { buckets: SECONDS.map(() => 0), sum: 0, count: 0 };
          for (let at = 0; at < SECONDS.length; at++) if (seconds <= (SECONDS[at] ?? 0)) known.buckets[at] = (known.buckets[at] ?? 0) + 1;
          known.sum += seconds;
          known.count++;
          kinds.set(kind, known);
        },
      };
    },

    /** Read each time the metrics are asked for. A reading that fails is left out. */
    gauge(name: string, help: string, read: () => Reading | Promise<Reading>, kind: "gauge" | "counter" = "gauge"): void {
      writers.push(async () => {
        try {
          const found = await read();
          const samples =
            typeof found === "number" ? [sample(name, {}, found)] : found.map(([labels, value]) => sample(name, labels, value));
          return [...describe(name, kind, help), ...samples];
        } catch {
          return [];
        }
      });
    },

    async text(): Promise<string> {
      return `${(await Promise.all(writers.map((write) => write()))).flat().join("\n")}\n`;
    },
  };
}

type Reading = number | readonly (readonly [Labels, number])[];

function sample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(
    ([key, text]) => `${key}="${text.replace(/[\\"\n]/g, (sign) => (sign === "\n" ? "\\n" : `\\${sign}`))}"`,
  );
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${value}`;
}
