export const rulesCrumbs = [
  { name: "Tools", to: "/tools/" },
  { name: "Rules", to: "/tools/rules/" },
];
