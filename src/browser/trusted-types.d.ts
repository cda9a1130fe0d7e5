/** Trusted Types, which TypeScript's own types lack, and some browsers too. */
declare var trustedTypes:
  | { createPolicy: <Rules extends object>(name: string, rules: Rules) => Rules }
  | undefined
