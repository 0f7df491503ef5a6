/** The Valibot schemas that replies may use. */
export type ReplySchema =
  | { type: 'string' }
  | { type: 'picklist'; options: readonly string[] }
  | { type: 'nullable'; wrapped: ReplySchema }
  | { type: 'array'; item: ReplySchema }
  | { type: 'object'; entries: Readonly<Record<string, ReplySchema>> };

/**
 * The JSON schema for a model's structured output. Counts and lengths are in the instructions instead, since
 * not every server supports them here.
 */
export function toJsonSchema(schema: ReplySchema): Record<string, unknown> {
  switch (schema.type) {
    case 'string':
      return { type: 'string' };
    case 'picklist':
      return { type: 'string', enum: schema.options };
    case 'nullable':
      return { anyOf: [toJsonSchema(schema.wrapped), { type: 'null' }] };
    case 'array':
      return { type: 'array', items: toJsonSchema(schema.item) };
    case 'object': {
      const members = Object.entries(schema.entries);
      return {
        type: 'object',
        properties: Object.fromEntries(members.map(([name, member]) => [name, toJsonSchema(member)])),
        required: members.map(([name]) => name),
        additionalProperties: false,
      };
    }
  }
}
