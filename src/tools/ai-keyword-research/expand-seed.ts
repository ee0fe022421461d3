/** Patterns that searches in English often follow. They make ideas; nobody has looked whether anybody searches for them. */
const PATTERNS = [
  ...[
    "what is {}",
    "how does {} work",
    "how to choose {}",
    "how to start with {}",
    "why is {} important",
    "when to use {}",
    "how long does {} last",
    "how much does {} cost",
  ],
  ...["best {}", "{} reviews", "{} vs", "{} alternatives", "{} comparison", "best {} for beginners", "{} for small business"],
  ...["{} price", "{} near me", "cheap {}", "buy {}", "{} for sale", "{} discount"],
  ...[
    "{} guide",
    "{} examples",
    "{} checklist",
    "{} tips",
    "{} mistakes",
    "{} template",
    "{} ideas",
    "{} meaning",
    "types of {}",
    "benefits of {}",
    "{} problems",
  ],
];

export const expandSeed = (seed: string): string[] => PATTERNS.map((pattern) => pattern.replace("{}", seed));
