// Adds those of text fields.
import './buttons';
import '@mantine/core/styles/Input.css';
