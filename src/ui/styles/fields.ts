// Adds those of forms with text fields.
import './base';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/Stack.css';
