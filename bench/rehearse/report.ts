import type { Findings } from './findings.ts'

export type ReportFacts = { variantId: string; seed: number; seconds: number; pictures: readonly string[] }

/** The rehearsal as a page of markdown. */
export function reportText(findings: Findings, { variantId, seed, seconds, pictures }: ReportFacts): string {
  const broken = findings.steps.flatMap((step) => step.findings)
  return [
    `# Rehearsal of ${variantId}`,
    '',
    `Seed ${seed}, ${seconds.toFixed(0)} s, ${broken.length} findings. \`npm run rehearse -- ${variantId} --seed=${seed}\` repeats it.`,
    '',
    '| step | what | seconds | findings |',
    '| --- | --- | --- | --- |',
    ...findings.steps.map(
      ({ name, detail, seconds: took, findings: found }) =>
        `| ${name} | ${detail} | ${took.toFixed(1)} | ${found.length} |`,
    ),
    '',
    ...findings.steps
      .filter((step) => step.findings.length > 0)
      .flatMap((step) => [
        `## ${step.name}`,
        '',
        ...step.findings.map(
          ({ rule, text }) => `- **${rule}**: ${text.replaceAll('\n', ' ').replaceAll('<', '&lt;')}`,
        ),
        '',
      ]),
    '## Screens',
    '',
    ...pictures.map((picture) => `![${picture}](${picture})`),
    '',
  ].join('\n')
}
