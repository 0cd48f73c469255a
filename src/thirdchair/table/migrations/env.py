"""How Alembic runs here: on the connection, and in the transaction, that the caller has open."""

from alembic import context

from thirdchair.table.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
