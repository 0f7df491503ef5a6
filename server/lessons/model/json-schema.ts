/** The kinds of Valibot's schemas that a model's reply is checked by. */
export type ReplySchema =
  | { type: 'string' }
  | { type: 'picklist'; options: readonly string[] }
  | { type: 'nullable'; wrapped: ReplySchema }
  | { type: 'array'; item: ReplySchema }
  | { type: 'object'; entries: Readonly<Record<string, ReplySchema>> };

/**
 * The same shape for the model, as a JSON schema; counts and lengths stand in the instructions, since not every server
 * takes them here.
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
