export function alone<Answer>(path: string, work: () => Promise<Answer>): Promise<Answer>;
